import { allHandlers } from './areas/allHandlers';
import { listOperations, loadBundle } from '@portal/contract/bundle';

/** Prints the operations without a handler, by area. It prints nothing if all have one. */
const operations = listOperations(loadBundle());
const open = operations.filter(({ operationId }) => !(operationId in allHandlers));
for (const { area, operationId, method, path } of open)
  console.log(`${area.padEnd(14)} ${operationId.padEnd(24)} ${method.toUpperCase().padEnd(4)} ${path}`);
if (open.length > 0) console.log(`\n${open.length} of ${operations.length} operations have no handler yet.`);
