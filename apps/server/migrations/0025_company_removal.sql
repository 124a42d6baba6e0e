CREATE TABLE "company_removal" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"files" jsonb NOT NULL
);
