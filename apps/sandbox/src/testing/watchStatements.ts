import { Client } from 'pg';

export interface SentStatement {
  /** That of a prepared statement. */
  name?: string;
  text: string;
  values?: unknown[] | undefined;
}

/** Notes every statement that this process sends to a PostgreSQL from now on; answers how to stop. */
export function watchStatements(onSent: (statement: SentStatement) => void): () => void {
  const send = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(Client.prototype, 'query', function query(this: Client, ...args: unknown[]): unknown {
    const [what, values] = args as [string | SentStatement, unknown];
    const sent = typeof what === 'string' ? { text: what } : what;
    onSent({ ...sent, values: Array.isArray(values) ? values : sent.values });
    return Reflect.apply(send, this, args);
  });
  return () => void Reflect.set(Client.prototype, 'query', send);
}
