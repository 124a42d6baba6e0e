CREATE TABLE "scan_card" (
	"scan_id" uuid NOT NULL,
	"card_key" text NOT NULL,
	"rows" jsonb NOT NULL,
	"hidden" boolean NOT NULL,
	"note" text NOT NULL,
	"edited_by" uuid NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scan_card_scan_id_card_key_pk" PRIMARY KEY("scan_id","card_key")
);
--> statement-breakpoint
ALTER TABLE "scan_card" ADD CONSTRAINT "scan_card_scan_id_scan_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_card" ADD CONSTRAINT "scan_card_edited_by_staff_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;