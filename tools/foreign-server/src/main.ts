import process from 'node:process';
import { failWithUsage, parseArguments } from '../../run/usage.mjs';
import { ForeignServer } from './server';
import { seeded } from './state/seed';
import { all, isSwitch, switches, type Settings } from './switches';

const usage = `npm run foreign -w @portal/foreign-server -- [options]

  --port <number>   default 8090
  --switch <name>   turn one deviation on; may be repeated
  --off <name>      turn one off that is on by default; may be repeated
  --all             turn all on, one of each group
  --control         accept POST /_foreign/switches with {"name": "true"}
  --list            list the switches

Members: ${Object.values(seeded)
  .map(({ username, password, pin }) => `${username} (${password}, pin ${pin})`)
  .join(', ')}`;

const print = (text: string) => process.stdout.write(`${text}\n`);

const { values } = parseArguments(usage, {
  options: {
    port: { type: 'string', default: '8090' },
    switch: { type: 'string', multiple: true, default: [] },
    off: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const unknown = [...values.switch, ...values.off].filter((name) => !isSwitch(name));
if (unknown.length > 0) failWithUsage(usage, `No switch is named ${unknown.join(', ')}.`);
if (values.list) {
  for (const { name, section, does } of switches) print(`${name.padEnd(18)}§${section.padEnd(10)}${does}`);
} else {
  const on: Settings = {
    ...(values.all && all),
    ...Object.fromEntries(values.switch.map((name) => [name, true])),
    ...Object.fromEntries(values.off.map((name) => [name, false])),
  };
  const server = new ForeignServer({ on, isControlled: values.control });
  print(await server.listen(Number(values.port)));
}
