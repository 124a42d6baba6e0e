DROP INDEX "result_failing";--> statement-breakpoint
DROP INDEX "result_history_check";--> statement-breakpoint
CREATE INDEX "result_failing" ON "result" USING btree ("assessment_id","object_id","check_id") WHERE "result"."status_rank" is not null and "result"."outcome" in ('failed', 'potential');--> statement-breakpoint
CREATE INDEX "result_history_check" ON "result_history" USING btree ("check_id","object_id","at");