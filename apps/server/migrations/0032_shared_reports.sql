CREATE TABLE "report_opening" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "report_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"password_hash" text,
	"by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "report_share_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "report_opening" ADD CONSTRAINT "report_opening_share_id_report_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."report_share"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_opening_share" ON "report_opening" USING btree ("share_id","at");--> statement-breakpoint
CREATE INDEX "report_share_assessment" ON "report_share" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "report_share_company" ON "report_share" USING btree ("company_id");