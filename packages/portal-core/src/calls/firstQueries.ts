import type { PortalClient } from '@portal/api';
import { nextTask } from '@portal/ui/nextTask';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState, Services } from '../store/store';

/** A query of a screen's first render: an endpoint's `initiate` with `firstOptions`. */
export type FirstQuery = ThunkAction<PromiseLike<unknown>, RootState, Services, UnknownAction>;

/** The screen's own hook subscribes, so leaving the screen drops the answer as usual. */
export const firstOptions = { subscribe: false } as const;

/** In ms: how long the first render waits for the rest of an answer that has begun to arrive. */
const patience = 300;

interface FirstRender {
  done: Promise<void>;
  end: () => void;
  fail: () => void;
}

const firstRenders = new WeakMap<PortalClient, FirstRender>();

function createFirstRender(fail: () => void): FirstRender {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end, fail };
}

/**
 * Begins queries before the first render, which then has their answers. `responses` are those to their requests. It
 * waits for neither a response that has not come yet nor a failure.
 */
export async function beginQueries(
  client: PortalClient,
  responses: readonly Promise<unknown>[],
  begin: () => readonly PromiseLike<unknown>[],
): Promise<void> {
  const hasFailed = new Promise<void>((fail) => firstRenders.set(client, createFirstRender(fail)));
  const answers = Promise.all(begin());
  const haveArrived = Promise.all(responses).then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([haveArrived, nextTask()]))) return;
  await Promise.race([answers, hasFailed, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/**
 * Holds a failure back until the first render. The screen's hook has then joined its query, which a hook would send
 * again if it had already failed. So each failure is sent, shown and reported once.
 */
export async function holdFailure(client: PortalClient): Promise<void> {
  const first = firstRenders.get(client);
  first?.fail();
  await first?.done;
}

/** The first render is over, and its hooks have subscribed. */
export function endFirstRender(client: PortalClient): void {
  firstRenders.get(client)?.end();
  firstRenders.delete(client);
}
