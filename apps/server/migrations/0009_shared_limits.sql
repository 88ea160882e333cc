CREATE TABLE "request_counts" (
	"network" text NOT NULL,
	"limit_name" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_counts_window_start_limit_name_network_pk" PRIMARY KEY("window_start","limit_name","network")
);
