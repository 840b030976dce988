import { Pool, type PoolClient, type PoolConfig } from 'pg';

type OnConnected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

const ignore = () => undefined;

/**
 * A pool that survives lost connections (T39). The library handles errors of idle connections only, and an error of a
 * busy one would end the process. The current statement still fails, and its caller gets the error.
 */
export class LastingPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    this.on('error', ignore);
    this.on('connect', (client) => client.on('error', ignore));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(releaseWhenLost);
  }
}

/**
 * Returns a lost connection to the pool. A transaction that loses it at BEGIN would otherwise shrink the pool
 * permanently.
 */
function releaseWhenLost(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client);
  // oxlint-disable-next-line portal/process-state -- whether a connection of this process was given back
  let isBack = false;
  const release = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('end', onEnd);
    giveBack(error);
  };
  const onEnd = () => release(true);
  client.once('end', onEnd);
  client.release = release;
  return client;
}
