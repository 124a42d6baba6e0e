CREATE TABLE "replaced_result" (
	"correction_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"word" jsonb,
	"evidence" jsonb,
	"note" text,
	"edited_by" uuid,
	"edited_at" timestamp with time zone,
	CONSTRAINT "replaced_result_correction_id_result_id_pk" PRIMARY KEY("correction_id","result_id")
);
--> statement-breakpoint
ALTER TABLE "correction" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "replaced_result" ADD CONSTRAINT "replaced_result_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_result" ADD CONSTRAINT "replaced_result_result_id_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_result" ADD CONSTRAINT "replaced_result_edited_by_staff_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_result_result" ON "replaced_result" USING btree ("result_id");