CREATE TABLE "decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"by_staff" boolean DEFAULT false NOT NULL,
	"object_id" uuid,
	"check_id" text,
	"assessment_id" uuid,
	"person_id" uuid,
	"person" text,
	"role" text,
	"reason" text,
	"until" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"staff_id" uuid,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_person" CHECK (num_nonnulls("saved_view"."user_id", "saved_view"."staff_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "decision" ADD CONSTRAINT "decision_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_company" ON "decision" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "decision_open" ON "decision" USING btree ("object_id","check_id") WHERE "decision"."until" is not null and "decision"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_user" ON "saved_view" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_staff" ON "saved_view" USING btree ("staff_id","list",lower("name"));
--> statement-breakpoint
INSERT INTO "decision" ("company_id", "at", "kind", "by", "object_id", "check_id", "assessment_id", "reason", "until", "ended_at")
SELECT a."company_id", h."at", h."kind", coalesce(h."by", ''), h."object_id", h."check_id", h."assessment_id", h."note",
	CASE WHEN h."kind" = 'marked_resolved' THEN 'next_assessment' WHEN h."kind" = 'manual_passed' THEN coalesce(s."manual", 'next_assessment') END,
	CASE WHEN h."kind" IN ('manual_passed', 'marked_resolved') THEN (
		SELECT min(e."at") FROM (
			SELECT n."at" FROM "result_history" n
			WHERE n."object_id" = h."object_id" AND n."check_id" = h."check_id" AND n."at" > h."at"
				AND n."kind" IN ('manual_passed', 'manual_restored', 'marked_resolved', 'unmarked_resolved')
			UNION ALL
			SELECT p."published_at" FROM "scan" c JOIN "assessment" p ON p."id" = c."assessment_id"
			WHERE c."object_id" = h."object_id" AND p."state" = 'complete' AND p."published_at" > h."at"
				AND s."manual" IS DISTINCT FROM 'forever'
		) e) END
FROM "result_history" h
JOIN "assessment" a ON a."id" = h."assessment_id"
LEFT JOIN "check_state" s ON s."object_id" = h."object_id" AND s."check_id" = h."check_id"
	AND h."kind" = 'manual_passed' AND abs(extract(epoch FROM s."manual_at" - h."at")) < 1
WHERE h."kind" IN ('manual_passed', 'manual_restored', 'marked_resolved', 'unmarked_resolved');--> statement-breakpoint
INSERT INTO "decision" ("company_id", "at", "kind", "by", "by_staff", "assessment_id")
SELECT a."company_id", a."published_at", 'published', coalesce(t."username", ''), true, a."id"
FROM "assessment" a LEFT JOIN "staff" t ON t."id" = a."expert_id"
WHERE a."state" = 'complete' AND a."published_at" IS NOT NULL;
