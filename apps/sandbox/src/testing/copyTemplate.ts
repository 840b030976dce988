import { Client } from 'pg';

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
