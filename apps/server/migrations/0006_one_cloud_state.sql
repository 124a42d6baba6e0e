ALTER TABLE "object" DROP COLUMN "connection_state";--> statement-breakpoint
ALTER TABLE "object" DROP COLUMN "connected_by";