DROP INDEX "activity_result_cid";--> statement-breakpoint
DROP INDEX "campaign_request_submitted";--> statement-breakpoint
CREATE INDEX "activity_result_opened" ON "activity_result" USING btree ("cid") WHERE "activity_result"."opened_at" is not null;--> statement-breakpoint
CREATE INDEX "assessment_found" ON "assessment" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "campaign_request_funnel" ON "campaign_request" USING btree ("cid","state","confirmed_at");--> statement-breakpoint
CREATE INDEX "campaign_request_submitted" ON "campaign_request" USING btree ("submitted_at","id");