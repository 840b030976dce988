import { addresses } from '@portal/ui/addresses';
import { toQuery, type Journey } from './journey';
import {
  addImage,
  button,
  choose,
  dialog,
  enter,
  enterPin,
  field,
  fill,
  hasValue,
  midway,
  press,
} from './steps';

/** Signs in by pin. */
export const signIn: Journey = {
  needs: {},
  opens: addresses.login,
  isVisitors: true,
  steps: [
    fill(field('loginMessages.username'), ({ username }) => username),
    fill(field('loginMessages.password'), ({ password }) => password),
    press(button('accessTexts.verify'), { call: 'POST /pre-login' }),
    midway,
    enterPin(),
    press(button('accessTexts.signIn'), {
      call: 'POST /login',
      leadsTo: /\/user\/dashboard$/,
      check: ({ driver, say }) => driver.see({ role: 'heading', name: say('dashboardMessages.dashboard') }),
    }),
  ],
};

const signUp = button('accessTexts.signUp');

/** Registers by the leader's left link, up to the code of the email. */
export const registration: Journey = {
  needs: { kind: 'visitor' },
  opens: `${addresses.register}?u=leader&p=L`,
  isVisitors: true,
  steps: [
    fill(field('registerMessages.name'), 'Kenji Mori'),
    fill(field('registerMessages.username'), ({ username }) => username),
    fill(field('registerMessages.email'), ({ username }) => `${username}@mail.example`),
    fill(field('registerMessages.country'), 'nigeria'),
    {
      does: 'choose the country and type the number after its code',
      act: async ({ driver }) => {
        // Tab moves on as a member would.
        await driver.press('Enter', 'Tab');
        await driver.type('8012345678');
      },
    },
    fill(field('registerMessages.password'), ({ password }) => password),
    fill(field('registerMessages.pin'), ({ pin }) => pin),
    midway,
    press({ role: 'checkbox' }),
    {
      ...press(signUp, { call: 'POST /register', leadsTo: /\/verifyEmail$/ }),
      act: async ({ driver, say }) => {
        // The sponsor and the name have been looked up.
        await driver.read(say('accessTexts.available'));
        await driver.click(toQuery(say, signUp));
      },
    },
  ],
};

/** Requests a code for a new password and waits: the countdown follows no clock that a member can set. */
export const recovery: Journey = {
  needs: {},
  opens: addresses.login,
  isVisitors: true,
  steps: [
    fill(field('loginMessages.username'), ({ username }) => username),
    press(button('accessTexts.forgotPassword')),
    press(button('forgotPasswordMessages.submit', dialog)),
    {
      does: 'wait for a second code',
      act: async ({ driver, midway: change }) => {
        const readSeconds = async () =>
          Number((await driver.see({ role: 'countdown', inside: dialog })).text.replaceAll('\u0323', ''));
        const first = await readSeconds();
        if (!(first <= 60)) throw new Error(`The countdown begins at ${first}.`);
        await change();
        await driver.until('a countdown that runs', async () => (await readSeconds()) < first - 1);
      },
    },
  ],
};

/** Exports a list, and filters it by today on the server's calendar. */
export const list: Journey = {
  needs: { paidIn: '100.00' },
  opens: addresses.transactions,
  steps: [
    {
      does: 'export the list',
      act: async ({ driver, say }) => {
        const { name, text } = await driver.download(() =>
          driver.click({ role: 'button', name: say('exportMessages.exportCsv') }),
        );
        if (!/^transactions_\d{4}-\d\d-\d\d\.csv$/.test(name)) throw new Error(`The file is ${name}.`);
        if (text.trim().split('\n').length < 2) throw new Error('The file has no rows.');
      },
    },
    midway,
    press(button('transactionsTexts.filter')),
    press(button('filterDialogMessages.today')),
    press(button('overlayMessages.apply'), {
      check: ({ driver }) => {
        const today = new Date().toISOString().slice(0, 10);
        return driver.until('today', async () => (await driver.path()).includes(`from=${today}&to=${today}`));
      },
    }),
  ],
};

export const profile: Journey = {
  needs: {},
  opens: addresses.profile,
  steps: [
    fill(field('profileMessages.city'), 'Abuja'),
    midway,
    press(button('profileMessages.save'), {
      call: 'POST /update-profile',
      check: async (stage) => {
        const { driver } = stage;
        await driver.see({ role: 'toast' });
        await driver.reload();
        await hasValue(field('profileMessages.city'), 'Abuja')(stage);
      },
    }),
  ],
};

/** Uploads the first missing document. */
export const kyc: Journey = {
  needs: { kind: 'newcomer' },
  opens: addresses.kyc,
  steps: [
    press(button('kycMessages.start')),
    choose(field('kycMessages.document'), 1),
    enter(field('kycMessages.number'), 'A1234567'),
    addImage({ role: 'main' }),
    midway,
    press(button('kycMessages.upload'), { shows: [/A1234567/] }),
    press(button('kycMessages.upload', dialog), {
      call: 'POST /kyc-doc-upload',
      // The document is in the list, and the form of the next one opens empty.
      shows: [/A1234567/],
      check: hasValue(field('kycMessages.number'), ''),
    }),
  ],
};

const message = { role: 'message' } as const;

/** Raises a ticket with an image and answers in it. */
export const tickets: Journey = {
  needs: {},
  opens: addresses.tickets,
  steps: [
    press(button('ticketsTexts.raiseTicket')),
    choose(field('raiseMessages.subject'), 1),
    fill(field('raiseMessages.message'), 'Where is it?'),
    addImage(dialog),
    press(button('ticketsTexts.raiseTicket', dialog), {
      call: 'POST /raise-ticket',
      leadsTo: /\?ticket=\d+$/,
    }),
    midway,
    fill(message, 'I found it.'),
    press(button('ticketsMessages.send'), {
      call: 'POST /reply',
      check: hasValue(message, ''),
    }),
  ],
};

/** Opens a branch by pointer and goes through it by keyboard. */
export const tree: Journey = {
  needs: { kind: 'leader' },
  opens: addresses.directTree,
  steps: [
    press(button('treeMessages.drawing')),
    {
      does: 'open and close a branch',
      act: async ({ driver, say, midway: change }) => {
        const nodes = { role: 'treeitem' } as const;
        await driver.until('two people', async () => (await driver.count(nodes)) > 1);
        const count = await driver.count(nodes);
        await driver.click({ ...nodes, at: 1 });
        await driver.until('an open branch', async () => (await driver.count(nodes)) > count);
        await change();
        await driver.focus({ role: 'tree' });
        await driver.press('Home', 'ArrowDown');
        // The keys open the member's card.
        await driver.see({ role: 'link', name: say('teamMessages.startHere') });
        await driver.press('Enter');
        await driver.until('a closed branch', async () => (await driver.count(nodes)) === count);
      },
    },
  ],
};
