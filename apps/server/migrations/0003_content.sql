CREATE TABLE "check_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_state" (
	"object_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"owner_id" uuid,
	"manual" text,
	"manual_reason" text,
	"manual_by" text,
	"manual_at" timestamp with time zone,
	CONSTRAINT "check_state_object_id_check_id_pk" PRIMARY KEY("object_id","check_id")
);
--> statement-breakpoint
CREATE TABLE "scenario_follow" (
	"user_id" uuid NOT NULL,
	"scenario_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scenario_follow_user_id_scenario_id_pk" PRIMARY KEY("user_id","scenario_id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"md5" text,
	"media_type" text,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "blob" ALTER COLUMN "size" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "scan" ADD COLUMN "object_version" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "file" jsonb;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "file_sha256" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "login" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "frameworks" jsonb;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "frequency_days" integer;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "connection_state" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "connected_by" text;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "manual" text;--> statement-breakpoint
ALTER TABLE "check_comment" ADD CONSTRAINT "check_comment_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_state" ADD CONSTRAINT "check_state_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_follow" ADD CONSTRAINT "scenario_follow_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_comment_check" ON "check_comment" USING btree ("object_id","check_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_company" ON "upload" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "object_file" ON "object" USING btree ("company_id","asset_type","file_sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "object_account" ON "object" USING btree ("company_id","account_number");