CREATE TABLE "config_version" (
	"entry_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"key" text NOT NULL,
	"enable" boolean NOT NULL,
	"data" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "config_version_entry_id_revision_pk" PRIMARY KEY("entry_id","revision")
);
--> statement-breakpoint
ALTER TABLE "config_version" ADD CONSTRAINT "config_version_entry_id_config_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."config_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_version" ADD CONSTRAINT "config_version_published_by_staff_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What stands is the first version that is known of it.
INSERT INTO "config_version" ("entry_id", "revision", "key", "enable", "data", "published_at", "published_by") SELECT "id", "revision", "key", "enable", "data", "updated_at", "updated_by" FROM "config_entry";
