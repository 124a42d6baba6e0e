CREATE TABLE "correction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"reason" jsonb NOT NULL,
	"changed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_presence" (
	"assessment_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"result_id" uuid,
	"editing" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "scan_presence_assessment_id_staff_id_pk" PRIMARY KEY("assessment_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "correcting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "correcting_by" uuid;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "correction_reason" jsonb;--> statement-breakpoint
ALTER TABLE "decision" ADD COLUMN "reason_cn" text;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "engine_evidence" jsonb;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "expert_texts" jsonb;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "pending_word" jsonb;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "correction_id" uuid;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_by_staff_id_fk" FOREIGN KEY ("by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_presence" ADD CONSTRAINT "scan_presence_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_presence" ADD CONSTRAINT "scan_presence_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_assessment" ON "correction" USING btree ("assessment_id","at");--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_correcting_by_staff_id_fk" FOREIGN KEY ("correcting_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;