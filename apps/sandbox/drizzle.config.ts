import { defineConfig } from 'drizzle-kit';

/** `npm run migrations -w @portal/sandbox` writes the difference between the schema and the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/data/schema/*.ts',
  out: './src/data/migrations',
});
