ALTER TABLE "scan" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "object" ADD COLUMN "sector" text;