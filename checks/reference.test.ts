import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { referencePage } from '../openapi/reference/page.mjs';

const hostile = '<img src=x onerror=alert(1)>"\'&';

const bundle = {
  info: { title: hostile, version: '1.0.0', summary: hostile, description: hostile },
  tags: [{ name: 'withdraw', description: hostile }],
  paths: {
    '/withdraw/{id}': {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { $ref: '#/components/schemas/Id' },
          description: hostile,
        },
      ],
      post: {
        operationId: 'createWithdrawal',
        summary: hostile,
        description: 'Takes `amount`.',
        tags: ['withdraw'],
        security: [{ bearer: [] }],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Proof' }, example: { otp: hostile } },
          },
        },
        responses: {
          '200': {
            description: 'Done.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Rows' }, example: { data: [] } },
            },
          },
          '401': { $ref: '#/components/responses/Unauthenticated' },
        },
      },
    },
  },
  components: {
    responses: { Unauthenticated: { description: 'No token.', content: {} } },
    schemas: {
      Id: { type: 'integer', minimum: 1, description: 'A key.' },
      Proof: {
        oneOf: [
          { type: 'object', required: ['otp'], properties: { otp: { type: 'string' } } },
          { type: 'object', required: ['mpin'], properties: { mpin: { type: 'string' } } },
        ],
      },
      Rows: {
        allOf: [
          {
            type: 'object',
            required: ['data'],
            properties: {
              data: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['id'],
                  properties: { id: { $ref: '#/components/schemas/Id', description: 'Its own words.' } },
                },
              },
            },
          },
        ],
      },
    },
  },
};

describe("the contract's reference page", () => {
  const page = referencePage(bundle, 'p { margin: 0 }');

  it('writes every text as text', () => {
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  it('has no script, loads nothing, and forbids itself all but its own style', () => {
    expect(page).not.toMatch(/<script|javascript:|\son[a-z]+="/i);
    expect([...page.matchAll(/(?:src|href)="([^#"][^"]*)"/g)].map(([, target]) => target)).toEqual([
      'data:,',
    ]);
    const hash = createHash('sha256').update('p { margin: 0 }').digest('base64');
    expect(page).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(page).toContain('<style>p { margin: 0 }</style>');
  });

  it('has a target for each of its links, and each id once', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(expect.arrayContaining(['createWithdrawal', 'answer-Unauthenticated', 'type-Id']));
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('lists fields by their place, and says what only one of several shapes has', () => {
    expect(page).toContain('<code>data[].<wbr>id</code>');
    expect(page).toContain('Its own words.');
    expect(page).toMatch(/<code>otp<\/code><\/th><td>string<\/td><td>one of<\/td>/);
  });

  it('refuses a contract with a reference that leads nowhere', () => {
    const broken = structuredClone(bundle);
    broken.components.schemas.Rows.allOf = [];
    broken.paths['/withdraw/{id}'].post.requestBody.content['application/json'].schema.$ref =
      '#/components/schemas/None';
    expect(() => referencePage(broken, '')).toThrow('#/components/schemas/None');
  });
});
