CREATE TABLE "campaign_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cid" text NOT NULL,
	"show_type" smallint NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"company" text NOT NULL,
	"website" text NOT NULL,
	"host" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"territories" jsonb NOT NULL,
	"address_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text,
	"published_at" timestamp with time zone,
	"rid" text
);
--> statement-breakpoint
CREATE TABLE "config_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "evidence_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "evidence_template_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "menu_ids" jsonb;--> statement-breakpoint
ALTER TABLE "config_entry" ADD CONSTRAINT "config_entry_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_template" ADD CONSTRAINT "evidence_template_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_template_version" ADD CONSTRAINT "evidence_template_version_template_id_evidence_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."evidence_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_template_version" ADD CONSTRAINT "evidence_template_version_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_request_code" ON "campaign_request" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "campaign_request_cid" ON "campaign_request" USING btree ("cid","submitted_at");--> statement-breakpoint
CREATE INDEX "campaign_request_host" ON "campaign_request" USING btree ("cid","host");--> statement-breakpoint
CREATE INDEX "campaign_request_email" ON "campaign_request" USING btree ("cid","email");--> statement-breakpoint
CREATE UNIQUE INDEX "config_entry_key" ON "config_entry" USING btree ("kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_template_key" ON "evidence_template" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_template_version_number" ON "evidence_template_version" USING btree ("template_id","number");--> statement-breakpoint
CREATE INDEX "evidence_template_version_open" ON "evidence_template_version" USING btree ("template_id") WHERE "evidence_template_version"."published_at" is null;