import { getMatcher } from '../../apps/portal/e2e/journeys/calls';
import { send, type Answer, type Exchange, ShapingProxy } from '../../apps/portal/e2e/journeys/shapingProxy';
import type { Deed } from './faults';

/** A fault that waits for its call, and its result so far. */
export interface Armed {
  /** How often the call arrived. A browser may resend a broken request. */
  hits: number;
  /** True when every response was sent, as far as there is one. */
  done: boolean;
  /** The sandbox's responses to the deliveries of one call. */
  answers: string[];
  /** Releases a held call. */
  release: () => void;
}

interface Rule extends Armed {
  matches: ReturnType<typeof getMatcher>;
  deed: Deed;
  /** The response in place of the sandbox's, for a write that must have no effect. */
  stub: string | undefined;
  released: Promise<void>;
}

/** The faults of a proxy. It forwards every request except those of the armed one. */
export class Faults {
  readonly proxy: ShapingProxy;
  private rule: Rule | undefined;

  private constructor(proxy: ShapingProxy) {
    this.proxy = proxy;
    proxy.rules.push((exchange) => {
      const { rule } = this;
      return rule?.matches(exchange.method, exchange.path) ? this.serve(rule, exchange) : undefined;
    });
  }

  static async to(target: string): Promise<Faults> {
    return new Faults(await ShapingProxy.to(target));
  }

  /** Arms a fault for a call. `stub` is the response where the sandbox must not receive the call. */
  arm(call: string, deed: Deed, stub?: string): Armed {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.rule?.release();
    const state = { hits: 0, done: false, answers: [], release };
    return (this.rule = Object.assign(state, { matches: getMatcher(call), deed, stub, released }));
  }

  /** Removes every fault. */
  heal(): void {
    this.rule?.release();
    this.rule = undefined;
  }

  close(): void {
    this.heal();
    this.proxy.close();
  }

  private async serve(rule: Rule, exchange: Exchange): Promise<void> {
    rule.hits += 1;
    await this.spoil(rule.deed, rule, rule.hits, exchange);
    rule.done = true;
  }

  private async spoil(deed: Deed, rule: Rule, hit: number, exchange: Exchange): Promise<void> {
    const { asked, answer, forward } = exchange;
    const { stub, released, answers } = rule;
    const ask = () => (stub === undefined ? forward() : Promise.resolve(toAnswer(stub)));
    switch (deed.do) {
      case 'cut':
        return void asked.socket.destroy();
      case 'silence':
        return released.then(() => void asked.socket.destroy());
      case 'reply':
        return send(answer, toAnswer(deed.body, deed.type, deed.status, deed.headers));
      case 'die':
        answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
        answer.write('{"status":true,"data":');
        // The headers must be sent before the connection drops.
        return void setImmediate(() => asked.socket.destroy());
      case 'hold':
        await released;
        return send(answer, await ask());
      case 'alter':
        return send(answer, altered(await ask(), deed.change));
      case 'forwardTwice': {
        const [first, second] = [await ask(), await ask()];
        answers.push(first.body.toString(), second.body.toString());
        return send(answer, second);
      }
      case 'forwardWithout':
        delete asked.headers[deed.header];
        return send(answer, await ask());
      case 'forwardAndCut':
        await ask();
        return void asked.socket.destroy();
      case 'swap':
        if (hit > 1) return send(answer, await ask());
        await released;
        return deed.first ? this.spoil(deed.first, rule, hit, exchange) : send(answer, await ask());
    }
  }
}

const toAnswer = (body: string, type = 'application/json', status = 200, headers = {}): Answer => ({
  ...{ status, headers: { 'content-type': type, ...headers }, body: Buffer.from(body) },
});

/** Applies a change to a JSON body. Any other body, such as an image, is replaced by a small JSON one. */
function altered({ status, body }: Answer, change: (body: unknown) => unknown): Answer {
  let value: unknown = { status: true, data: 'x' };
  try {
    value = JSON.parse(body.toString());
  } catch {
    // It stays what it is above.
  }
  return toAnswer(JSON.stringify(change(value)), 'application/json', status);
}
