-- A contrib module of PostgreSQL itself, which the owner of a database may add: what the searches of lists rest on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "assessment_digits" ON "assessment" USING gin (("number"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "scan_type" ON "scan" USING btree ("asset_type","assessment_id");--> statement-breakpoint
CREATE INDEX "scan_search" ON "scan" USING gin ("object_name" gin_trgm_ops,"url" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "scan_chinese" ON "scan" USING btree ("object_name") WHERE "scan"."object_name" ~ '[一-鿿]';--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("actor_kind","at");--> statement-breakpoint
CREATE INDEX "campaign_request_search" ON "campaign_request" USING gin ("website" gin_trgm_ops,"email" gin_trgm_ops,"mobile" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaign_request_chinese" ON "campaign_request" USING btree ("company") WHERE "campaign_request"."company" ~ '[一-鿿]';--> statement-breakpoint
CREATE INDEX "mail_search" ON "mail" USING gin ("to" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_chinese" ON "mail" USING btree ("subject") WHERE "mail"."subject" ~ '[一-鿿]';--> statement-breakpoint
CREATE INDEX "session_staff" ON "session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_company" ON "feedback" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "feedback_search" ON "feedback" USING gin ("text" gin_trgm_ops);