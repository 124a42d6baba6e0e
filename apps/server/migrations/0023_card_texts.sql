ALTER TABLE "scan_card" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "scan_card" ADD COLUMN "sub_title" jsonb;