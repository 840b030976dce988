import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { sandboxUrl, test as base } from './test';

/**
 * A connection to the sandbox that can be cut, like a train's in a tunnel. Pending requests are lost, and new ones
 * fail.
 */
export class CuttableProxy {
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(target: URL) {
    this.server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) {
        this.ends.add(end);
        end.on('error', () => end.destroy());
        end.on('close', () => {
          this.ends.delete(end);
          near.destroy();
          far.destroy();
        });
      }
      if (this.isCut) near.destroy();
      near.pipe(far).pipe(near);
    });
  }

  static async to(target: string): Promise<CuttableProxy> {
    const connection = new CuttableProxy(new URL(target));
    await new Promise<void>((listening) => connection.server.listen(0, '127.0.0.1', listening));
    return connection;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

/** A test whose page reaches the sandbox over its own connection. */
export const cuttableTest = base.extend<{ connection: CuttableProxy }>({
  connection: async ({ browserName: _any }, use, info) => {
    const connection = await CuttableProxy.to(sandboxUrl(info));
    await use(connection);
    connection.close();
  },
  baseURL: async ({ connection }, use) => use(connection.url),
});
