import { Client } from 'pg';

/** The role without a right to change the ledger or a sum. The test itself is the tables' owner. */
export const applicationRole = 'sandbox_application';

/** The address under which the application opens a database of the owner's address. */
export function toApplicationUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = applicationRole;
  url.password = applicationRole;
  return url.href;
}

/** Creates a database from a template without connections, and returns its address. */
export async function copyTemplate(url: string, template: string, name: string): Promise<string> {
  await asOwner(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return `${url}/${name}`;
}

/** Runs a server-level statement on the PostgreSQL of a test run. */
export async function asOwner(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
