import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: undefined,
      host: '127.0.0.1',
      databaseUrl: undefined,
      members: 5000,
      origins: [],
      smtp: undefined,
      production: false,
    });
  });

  it('names everything that is wrong, at once', () => {
    const env = {
      PORT: '80a',
      SANDBOX_MEMBERS: '-1',
      DATABASE_URL: 'mysql://x',
      CORS_ORIGINS: 'https://a.example, b.example',
      LOG_LEVEL: 'loud',
    };
    const faults = () => readConfig(env);
    for (const word of Object.keys(env)) expect(faults).toThrow(word);
    expect(faults).toThrow('"b.example"');
    expect(faults).not.toThrow('"https://a.example"');
  });

  it('sends mail when a host is named', () => {
    expect(readConfig({ SMTP_HOST: 'mail.example', SMTP_PORT: '465' }).smtp).toMatchObject({
      host: 'mail.example',
      port: 465,
    });
  });
});
