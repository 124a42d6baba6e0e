CREATE TABLE "campaign_opening" (
	"cid" text NOT NULL,
	"day" date NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_opening_cid_day_pk" PRIMARY KEY("cid","day")
);
--> statement-breakpoint
ALTER TABLE "activity_result" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "campaign_request_submitted" ON "campaign_request" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "campaign_request_state" ON "campaign_request" USING btree ("state","submitted_at");