import { ShapingProxy } from '../journeys/shapingProxy';
import { sandboxUrl, test as base } from './test';

/** A test whose page reaches the sandbox through its own proxy. */
export const shapedTest = base.extend<{ connection: ShapingProxy }>({
  connection: async ({ browserName: _any }, use, info) => {
    const connection = await ShapingProxy.to(sandboxUrl(info));
    await use(connection);
    connection.close();
  },
  baseURL: async ({ connection }, use) => use(connection.url),
});
