import { Client } from 'pg';

export interface SentStatement {
  /** The name of a prepared statement. */
  name?: string;
  text: string;
  values?: unknown[] | undefined;
}

/** Records every statement that this process sends to a PostgreSQL. Returns a function that stops it. */
export function watchStatements(onSend: (statement: SentStatement) => void): () => void {
  const send = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(Client.prototype, 'query', function query(this: Client, ...args: unknown[]): unknown {
    const [what, values] = args as [string | SentStatement, unknown];
    const { name, text, values: own }: SentStatement = typeof what === 'string' ? { text: what } : what;
    // Its parsers are functions, which a replay in another process can't have.
    onSend({ ...(name !== undefined && { name }), text, values: Array.isArray(values) ? values : own });
    return Reflect.apply(send, this, args);
  });
  return () => void Reflect.set(Client.prototype, 'query', send);
}
