import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Downloaded, Driver, NamedKey, Query } from '../../../apps/portal/e2e/journeys/driver';
import { noisyPng } from '../../../apps/portal/e2e/support/noisyPng';
import type { Size, Tab } from '../engine';
import { type Found, foundMark, toFindExpression } from './finder';

/** How long a member may wait for anything, in ms. */
const patience = 20_000;

/** How many reads in sequence, 50 ms apart, find an element at the same place before it is pressed. */
const restReads = 4;

const describe = ({ role, name, inside }: Query): string =>
  `${role} ${name === undefined ? '' : String(name)}${inside ? ` in ${describe(inside)}` : ''}`.trim();

/** A tab as a member uses it: everything is found by role and name, and each action waits until it is possible. */
export class Page implements Driver {
  readonly tab: Tab;
  private readonly origin: string;
  /** The folder of downloaded files. */
  private readonly downloads: string;

  constructor(tab: Tab, origin: string, downloads: string) {
    this.tab = tab;
    this.origin = origin;
    this.downloads = downloads;
  }

  async open(path: string): Promise<void> {
    await this.tab.open(`${this.origin}${path}`);
  }

  async reload(): Promise<void> {
    await this.open(await this.path());
  }

  evaluate(expression: string): Promise<unknown> {
    return this.tab.evaluate(expression);
  }

  /** Retries until a check returns a value. A page that is being replaced answers nothing. */
  async until<T>(what: string, check: () => Promise<T | false | undefined>, wait = patience): Promise<T> {
    const end = Date.now() + wait;
    let last = '';
    for (;;) {
      const value = await check().catch((error: unknown) => void (last = String(error)));
      if (value !== false && value !== undefined) return value;
      if (Date.now() > end)
        throw new Error(`Not within ${wait / 1000} s: ${what}. ${last} ${await this.glance()}`);
      await setTimeout(50);
    }
  }

  async all(query: Query): Promise<Found[]> {
    return (await this.tab.evaluate(toFindExpression(query))) as Found[];
  }

  async see(query: Query): Promise<Found> {
    return this.until(describe(query), async () => (await this.all(query))[query.at ?? 0]);
  }

  async count(query: Query): Promise<number> {
    return (await this.all(query)).length;
  }

  async gone(query: Query): Promise<void> {
    await this.until(`no ${describe(query)}`, async () => (await this.all(query)).length === 0 && true);
  }

  /** Waits for a text anywhere on the page. */
  async read(text: string | RegExp): Promise<void> {
    await this.until(`the text ${String(text)}`, async () => {
      const shown = await this.text();
      return (typeof text === 'string' ? shown.includes(text) : text.test(shown)) && true;
    });
  }

  async text(): Promise<string> {
    return (await this.tab.evaluate(
      `document.body.innerText.replace(/[\\u200b-\\u200f\\u2060-\\u2069]/g, '').replace(/\\s+/g, ' ')`,
    )) as string;
  }

  async click(query: Query): Promise<void> {
    let last = { x: -1, y: -1 };
    let reads = 0;
    const { x, y } = await this.until(`a press on ${describe(query)}`, async () => {
      const found = (await this.all(query))[query.at ?? 0];
      // An element that moves is pressed where it comes to rest.
      reads = found && found.x === last.x && found.y === last.y ? reads + 1 : 0;
      last = found ?? last;
      return (
        found !== undefined &&
        reads >= restReads &&
        found.reachable &&
        !found.disabled &&
        !found.busy &&
        found
      );
    });
    await this.tab.click({ x, y });
  }

  /** Types into a field, in place of what it has. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.tab.control('a');
    await this.tab.type(text);
  }

  enter(query: Query, text: string): Promise<void> {
    return this.fill(query, text);
  }

  async focus(query: Query): Promise<void> {
    await this.see(query);
    await this.tab.evaluate(`document.querySelector('[${foundMark}]').focus()`);
  }

  /** Types into whatever has the focus. */
  async type(text: string): Promise<void> {
    await this.tab.type(text);
  }

  async press(...keys: NamedKey[]): Promise<void> {
    for (const key of keys) await this.tab.press(key);
  }

  /** Chooses an option by value, text or position, or sets a date. Their pickers belong to the system, out of every driver's reach. */
  async set(query: Query, value: string | number): Promise<void> {
    await this.until(`${value} in ${describe(query)}`, async () => {
      await this.see(query);
      return (await this.tab.evaluate(`(() => {
        const [field, wanted] = [document.querySelector('[${foundMark}]'), ${JSON.stringify(value)}];
        const option = [...(field.options ?? [])].find((one, index) => [one.value, one.text, index].includes(wanted));
        if (field.options && !option) return false;
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        set.call(field, option?.value ?? wanted);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      })()`)) as boolean;
    });
  }

  async addImage(query: Query): Promise<void> {
    const file = join(this.downloads, '..', 'shot.png');
    writeFileSync(file, noisyPng(64));
    await this.until(describe(query), async () => (await this.all(query)).length > 0);
    await this.tab.upload(`[${foundMark}]`, file);
  }

  async download(act: () => Promise<void>): Promise<Downloaded> {
    const list = () => (existsSync(this.downloads) ? readdirSync(this.downloads) : []);
    const known = list();
    await act();
    // A browser gives a file that is not whole yet another ending, or an empty file next to it.
    const name = await this.until('a downloaded file', () => {
      const files = list().filter((one) => !known.includes(one));
      return Promise.resolve(files.length === 1 && !/part$|wkdownload$/.test(files[0] ?? '') && files[0]);
    });
    return { name, text: readFileSync(join(this.downloads, name), 'utf8') };
  }

  async resize(size: Size): Promise<void> {
    await this.tab.resize(size);
    await this.tab.evaluate(
      'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))',
    );
  }

  async path(): Promise<string> {
    return (await this.tab.evaluate('location.pathname + location.search')) as string;
  }

  private async glance(): Promise<string> {
    const shown =
      "(document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body).innerText";
    return Promise.all([this.path(), this.tab.evaluate(shown)]).then(
      ([path, text]) => `The page at ${path} shows: ${String(text).replace(/\s+/g, ' ').slice(0, 1200)}`,
      (error: unknown) => `The page does not answer: ${String(error)}`,
    );
  }
}
