CREATE TABLE "activity_result" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rid" text NOT NULL,
	"cid" text NOT NULL,
	"show_type" smallint NOT NULL,
	"company" text NOT NULL,
	"website" text NOT NULL,
	"territories" jsonb NOT NULL,
	"facts" text NOT NULL,
	"assessed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_result_rid_unique" UNIQUE("rid")
);
--> statement-breakpoint
CREATE INDEX "activity_result_cid" ON "activity_result" USING btree ("cid");