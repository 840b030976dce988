import { describe, expect, it } from 'vitest';
import { allHandlers } from '../areas/allHandlers';
import { listOperations, loadBundle } from '@portal/contract/bundle';
import { memberOperation, openOperation } from './operation';
import { createValidators } from '@portal/contract/validators';
import { fixedClock } from '../data/clock';
import { createServer } from '../server';
import { addAccount, signIn } from '../testing/accounts';
import { testDatabase } from '../testing/database';
import { PortalClient } from '../testing/portalClient';
import { lightCost } from '../testing/seedOptions';
import { testNow, testServer } from '../testing/testServer';
import { refused } from '../api/refusal';

const database = await testDatabase();
const bundle = loadBundle();
const operations = listOperations(bundle);
const root = await addAccount(database.db, 'root');

const deps = {
  database,
  clock: fixedClock(testNow),
  bundle,
  log: { level: 'silent' },
  passwordCost: lightCost,
};

describe('the start', () => {
  it('has the 73 operations of the specification and the fifteen optional ones, and no other handler', () => {
    expect(operations).toHaveLength(88);
    const ids = operations.map(({ operationId }) => operationId);
    expect(Object.keys(allHandlers).sort()).toEqual([...ids].sort());
  });

  it('can compile every parameter, body and answer of the contract', () => {
    const { body, parameters, response } = createValidators(bundle);
    for (const operation of operations) {
      for (const location of ['path', 'query', 'header'] as const) parameters(operation, location)({});
      for (const type of operation.bodyTypes) body(operation, type)({});
      for (const status of Object.keys(operation.responses)) response(operation, Number(status) || 500)?.({});
    }
  });

  it('stops with the list of missing handlers', async () => {
    const { getDashboard: _one, listNews: _two, ...others } = allHandlers;
    await expect(createServer({ ...deps, handlers: others })).rejects.toThrow(
      'No handler answers these operations of the contract: getDashboard, listNews.',
    );
  });
});

describe('answers', () => {
  it('off the contract are a 500 whose details are in the log only', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const handlers = {
      ...allHandlers,
      listCountries: openOperation(() => Promise.resolve({ status: true, data: [{ id: 1, secret: 'x' }] })),
    };
    const { app } = await testServer({ ...deps, handlers, log: { level: 'error', stream } });
    const { status, body } = await new PortalClient(app).get('/country');
    expect(status).toBe(500);
    expect(body).toEqual({ status: false, message: 'Something Went Wrong Please Try Again....' });
    expect(lines.join('')).toContain('listCountries answered 200 off the contract');
    expect(lines.join('')).toContain('calling_code');
  });

  it('off the contract only leave a line in the log in production', async () => {
    const handlers = {
      ...allHandlers,
      listCountries: openOperation(() => Promise.resolve({ status: true, data: 'all' })),
    };
    const { app } = await testServer({ ...deps, handlers, production: true });
    expect((await new PortalClient(app).get('/country')).body.data).toBe('all');
  });

  it('are checked one in so many, the first always (CHECK_ANSWERS)', async () => {
    const found = async (checkEvery: number) => {
      const lines: string[] = [];
      const stream = { write: (line: string) => void lines.push(line) };
      const handlers = {
        ...allHandlers,
        listCountries: openOperation(() => Promise.resolve({ status: true, data: 'all' })),
      };
      const log = { level: 'error', stream } as const;
      const { app } = await testServer({ ...deps, handlers, checkEvery, production: true, log });
      const client = new PortalClient(app);
      for (let asked = 0; asked < 5; asked += 1) await client.get('/country');
      return lines.filter((line) => line.includes('off the contract')).length;
    };
    expect(await found(1)).toBe(5);
    expect(await found(2)).toBe(3);
    expect(await found(100)).toBe(1);
    expect(await found(0)).toBe(0);
  });

  it('of faults reveal nothing of the fault (T27)', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const handlers = {
      ...allHandlers,
      getPreRegister: openOperation(() => Promise.reject(new Error('select * from members where secret'))),
    };
    const { app } = await testServer({ ...deps, handlers, log: { level: 'error', stream } });
    const { status, body } = await new PortalClient(app).get('/pre-register');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/select|members|at /);
    expect(lines.join('')).toContain('select * from members');
  });
});

describe('an Idempotency-Key (T12)', () => {
  const transfer = { wallet: 'pay_out_to_pay_in', transfer_amount: '200.00', payee: 'root', otp: '4821' };

  it('makes a write happen once, with any answer', async () => {
    let runs = 0;
    const handlers = {
      ...allHandlers,
      createTransfer: memberOperation(() => {
        runs += 1;
        return Promise.resolve({ status: true, message: runs === 1 ? 'Changes saved.' : 'Photo changed.' });
      }),
    };
    const { app } = await testServer({ ...deps, clock: fixedClock('2026-11-22T09:00:00Z'), handlers });
    const client = new PortalClient(app);
    const token = await signIn(client, root.username);
    const write = (transfer_amount: string, key: string) =>
      client.post('/transfer/amount', { ...transfer, transfer_amount }, token, { 'idempotency-key': key });
    const first = await write('200.00', 'confirm-0001');
    const again = await write('200.00', 'confirm-0001');
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await write('300.00', 'confirm-0001')).status).toBe(409);
    expect((await write('200.00', 'confirm-0002')).body.message).toBe('Photo changed.');
    expect(runs).toBe(2);
  });

  it('is repeated with every answer that it was kept for, and with no other (D118)', async () => {
    const outcomes = [
      () => Promise.resolve({ status: true, message: 'Changes saved.' }),
      () => Promise.reject(refused('Not allowed.')),
      () => Promise.reject(new Error('broken')),
    ];
    const handlers = {
      ...allHandlers,
      createTransfer: memberOperation(() => outcomes.shift()?.() ?? Promise.reject(new Error('No more.'))),
    };
    const { app } = await testServer({
      ...{ ...deps, clock: fixedClock('2026-11-22T15:00:00Z'), handlers },
      log: { level: 'silent' },
    });
    const client = new PortalClient(app);
    const token = await signIn(client, root.username);
    const repeated = async (key: string, amount = '200.00') => {
      const body = { ...transfer, transfer_amount: amount };
      const { status, headers } = await client.post('/transfer/amount', body, token, {
        'idempotency-key': key,
      });
      return [status, headers['idempotency-key']];
    };
    expect(await repeated('proof-0001')).toEqual([200, 'proof-0001']);
    expect(await repeated('proof-0001')).toEqual([200, 'proof-0001']);
    expect(await repeated('proof-0001', '300.00')).toEqual([409, 'proof-0001']);
    expect((await repeated('proof-0002'))[1]).toBe('proof-0002');
    expect(await repeated('proof-0003')).toEqual([500, 'proof-0003']);
    expect((await client.post('/transfer/amount', transfer, token)).headers).not.toHaveProperty(
      'idempotency-key',
    );
    expect(
      (await client.get('/country', token, { 'idempotency-key': 'proof-0004' })).headers,
    ).not.toHaveProperty('idempotency-key');
  });

  it('is refused when it is not one', async () => {
    const { app } = await testServer({ ...deps, clock: fixedClock('2026-11-23T09:00:00Z') });
    const client = new PortalClient(app);
    const token = await signIn(client, root.username);
    const reply = await client.post('/transfer/amount', transfer, token, {
      'idempotency-key': 'a b',
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toHaveProperty('idempotency-key');
  });
});
