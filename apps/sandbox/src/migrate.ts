import { readConfig } from './config';
import { openDatabase } from './data/engine';

/*
 * `npm run migrate -w @portal/sandbox`: applies the missing migrations to the PostgreSQL that a start would use, and gives
 * the application its rights. It seeds nothing and serves nothing.
 */
try {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = readConfig(process.env);
  if (url === undefined) throw new Error('DATABASE_URL names no database.');
  const database = await openDatabase({ url, ownerUrl });
  await database.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
