import { Pool, type PoolClient, type PoolConfig } from 'pg';

type OnConnected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

const ignore = () => undefined;

/**
 * A pool that outlives its database's connections (T39). The library listens for errors of idle connections only; an
 * error of one at work would end the process. The statement under way fails all the same, and its caller learns of it.
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
 * Gives a lost connection back to the pool. A transaction that loses it at BEGIN never does, and the pool would have one
 * connection less for good.
 */
function releaseWhenLost(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client);
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
