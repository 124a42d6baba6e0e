ALTER TABLE "company" ADD COLUMN "menu_form" text DEFAULT 'current' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "construct_state" integer DEFAULT 0 NOT NULL;