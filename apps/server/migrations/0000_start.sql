CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"is_super" boolean DEFAULT false NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"internal_review_only" text,
	"guide_status" integer DEFAULT 0 NOT NULL,
	"assessment_status" integer DEFAULT 0 NOT NULL,
	"default_index" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "assessment_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1),
	"state" text DEFAULT 'awaiting' NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"estimated_days" integer DEFAULT 2 NOT NULL,
	"counts" jsonb,
	"score" integer,
	"coverage" real,
	"expert_id" uuid
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"company_id" uuid,
	"action" text NOT NULL,
	"target_id" uuid,
	"address" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "blob" (
	"sha256" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"product_type" integer DEFAULT 1 NOT NULL,
	"product_version" integer NOT NULL,
	"company_status" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"reason" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "object" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"asset_type" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"territories" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"locked_by" uuid,
	"assessed_at" timestamp with time zone,
	"last_assessed_at" timestamp with time zone,
	"counts" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"engine_outcome" text NOT NULL,
	"engine_level" text NOT NULL,
	"rule_version" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"uncertain_reason" jsonb,
	"evidence" jsonb NOT NULL,
	"screenshots" jsonb NOT NULL,
	"expert_outcome" text,
	"expert_level" text,
	"expert_hidden" boolean DEFAULT false NOT NULL,
	"note" text,
	"edited_by" uuid,
	"edited_at" timestamp with time zone,
	"outcome" text NOT NULL,
	"level" text NOT NULL,
	"status" text,
	"status_rank" smallint,
	"resolution" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"current" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"object_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "scan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"object_name" text NOT NULL,
	"asset_type" text NOT NULL,
	"url" text,
	"territories" jsonb NOT NULL,
	"step" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"losses" smallint DEFAULT 0 NOT NULL,
	"facts" text,
	"finished_at" timestamp with time zone,
	"counts" jsonb,
	"score" integer,
	"coverage" real
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"staff_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_owner" CHECK (num_nonnulls("session"."user_id", "session"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_submitted_by_app_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_expert_id_staff_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object" ADD CONSTRAINT "object_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result" ADD CONSTRAINT "result_scan_id_scan_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result" ADD CONSTRAINT "result_edited_by_staff_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_object_id_object_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."object"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "app_user_company" ON "app_user" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "assessment_company" ON "assessment" USING btree ("company_id","submitted_at");--> statement-breakpoint
CREATE INDEX "assessment_state" ON "assessment" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_number" ON "assessment" USING btree ("number");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_reason" ON "mail" USING btree ("reason");--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "object_title" ON "object" USING btree ("company_id","asset_type",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "object_url" ON "object" USING btree ("company_id","url");--> statement-breakpoint
CREATE UNIQUE INDEX "result_check" ON "result" USING btree ("scan_id","check_id");--> statement-breakpoint
CREATE INDEX "result_assessment" ON "result" USING btree ("assessment_id","status_rank");--> statement-breakpoint
CREATE INDEX "result_current" ON "result" USING btree ("company_id","status_rank","check_id","id") WHERE "result"."current" and "result"."status_rank" is not null;--> statement-breakpoint
CREATE INDEX "result_object" ON "result" USING btree ("object_id","check_id");--> statement-breakpoint
CREATE INDEX "result_history_check" ON "result_history" USING btree ("object_id","check_id","at");--> statement-breakpoint
CREATE INDEX "scan_assessment" ON "scan" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "scan_object" ON "scan" USING btree ("object_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scan_once" ON "scan" USING btree ("assessment_id","object_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email");