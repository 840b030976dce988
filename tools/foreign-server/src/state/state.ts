import { randomBytes, randomInt } from 'node:crypto';
import type { Member, Transaction, Wallet } from './member';
import { refused } from '../http/refusals';

interface Session {
  username: string;
  /** A session of the first step, which only /login accepts. */
  isHalf: boolean;
}

export interface News {
  id: number;
  title: string;
  body: string;
  image?: string;
  at: number;
}

/** Everything the server remembers. */
export class State {
  readonly members = new Map<string, Member>();
  readonly news: News[] = [];
  readonly sessions = new Map<string, Session>();
  /** The answers of keyed writes, for a server with idempotency keys. */
  readonly answered = new Map<string, { status: number; body: string }>();
  private lastId = 1000;

  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  find(username = ''): Member | undefined {
    return this.members.get(username.toLowerCase());
  }

  add(member: Member): void {
    this.members.set(member.username.toLowerCase(), member);
  }

  openSession(username: string, isHalf: boolean): string {
    const token = `${this.nextId()}|${randomBytes(20).toString('hex')}`;
    this.sessions.set(token, { username, isHalf });
    return token;
  }

  mailCode(member: Member): string {
    member.code = String(randomInt(1000, 10_000));
    member.mailed = Date.now();
    return member.code;
  }

  /** Moves money in or out of a wallet and records it. */
  book(member: Member, entry: Omit<Transaction, 'id' | 'at'>): void {
    const { wallet, type, cents } = entry;
    if (type === 'debit' && member.wallets[wallet] < cents)
      throw refused('Insufficient balance in your wallet.');
    member.wallets[wallet] += type === 'debit' ? -cents : cents;
    member.transactions.unshift({ ...entry, id: this.nextId(), at: Date.now() });
  }
}

export const walletNames: readonly Wallet[] = ['pay_in', 'pay_out', 'live', 'fixed', 'hold'];
