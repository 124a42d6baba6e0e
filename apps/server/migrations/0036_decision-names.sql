CREATE INDEX "decision_by" ON "decision" USING btree ("company_id","by");--> statement-breakpoint
CREATE INDEX "decision_person" ON "decision" USING btree ("company_id","person");