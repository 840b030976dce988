#!/bin/sh
# The application's role: it owns nothing, and a migration gives it its rights (apps/sandbox/src/data/openPostgres.ts).
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname portal --set password="$APPLICATION_PASSWORD" <<'SQL'
CREATE ROLE portal_application LOGIN PASSWORD :'password';
SQL
