// The files of a new screen, each as small as the house wants them and with what the checks ask for.

/** The files' texts by their paths. */
export function filesFor(names) {
  const { area, Screen, camel } = names;
  const ui = `packages/ui/src/screens/${area}/${Screen}`;
  const portal = `apps/portal/src/areas/${area}`;
  return {
    [`${ui}/${camel}.ts`]: model(names),
    [`${ui}/${Screen}Screen.tsx`]: screen(names),
    [`${ui}/${Screen}Screen.fixtures.ts`]: fixtures(names),
    [`${ui}/${Screen}Screen.stories.tsx`]: stories(names),
    [`${portal}/${camel}.view.ts`]: view(names),
    [`${portal}/${camel}.view.test.ts`]: viewTest(names),
    [`${portal}/${Screen}Route.tsx`]: route(names),
    [`apps/sandbox/src/areas/${area}/${camel}.ts`]: handler(names),
    [`apps/sandbox/src/areas/${area}/${camel}.test.ts`]: handlerTest(names),
    [`apps/portal/e2e/${area}.${camel}.spec.ts`]: flow(names),
  };
}

const model = ({ Screen }) => `/** What the screen shows. */
export interface ${Screen} {
  username?: string | undefined;
}
`;

const screen = ({
  Screen,
  camel,
  title,
}) => `import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { PageHead } from '../../../components/PageHead/PageHead';
import { ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { documentTitles } from '../../../text/documentTitles';
import { withdrawTexts } from '../../../text/messages';
import type { ${Screen} } from './${camel}';

export interface ${Screen}ScreenProps {
  ${camel}: Remote<${Screen}>;
}

/** ${title}. */
export function ${Screen}Screen({ ${camel} }: ${Screen}ScreenProps) {
  return (
    <Stack gap={3} bounded>
      <PageHead title={documentTitles.${camel}} />
      <section aria-label={documentTitles.${camel}} aria-busy={${camel}.state === 'loading'}>
        <Body ${camel}={${camel}} />
      </section>
    </Stack>
  );
}

function Body({ ${camel} }: ${Screen}ScreenProps) {
  switch (${camel}.state) {
    case 'loading':
      return <Skeleton />;
    case 'failed':
      return <ErrorState message={${camel}.message} onRetry={${camel}.onRetry} />;
    case 'ready':
      return ${camel}.data.username === undefined ? (
        <EmptyState title={withdrawTexts.noDataForAction} />
      ) : (
        <ServerMessage>{${camel}.data.username}</ServerMessage>
      );
  }
}
`;

const fixtures = ({ Screen, camel }) => `import type { ${Screen}ScreenProps } from './${Screen}Screen';

export const ${camel}Args = {
  ${camel}: { state: 'ready', data: { username: 'amara21' } },
} satisfies ${Screen}ScreenProps;
`;

const stories = ({ Area, Screen, camel }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ${Screen}Screen } from './${Screen}Screen';
import { ${camel}Args } from './${Screen}Screen.fixtures';

const meta = {
  title: 'Screens/${Area}/${Screen}',
  component: ${Screen}Screen,
  args: ${camel}Args,
} satisfies Meta<typeof ${Screen}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('amara21')).toBeVisible();
  },
};

export const Loading: Story = { args: { ${camel}: { state: 'loading' } } };

export const Empty: Story = { args: { ${camel}: { state: 'ready', data: {} } } };

const onRetry = fn();

/** The sentence for members, and its own retry. */
export const Failed: Story = {
  args: { ${camel}: { state: 'failed', message: 'Something went wrong, try again', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** A text that is longer than its place breaks, and moves nothing out of the page. */
export const LongText: Story = {
  args: { ${camel}: { state: 'ready', data: { username: 'amara'.repeat(40) } } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phoneLarge' } } };
`;

const view = ({ Screen, camel, area, kebab }) => `import type { ${Screen} } from '@portal/ui/screens/${area}';
import type { Answer } from '../../shared/wire/answer';
import { parseFields, parseText } from '../../shared/wire/wire';

/** What the screen shows; what can't be read is absent. */
export function ${camel}Of(body: Answer<'/${kebab}'>): ${Screen} {
  const data = parseFields(parseFields(body).data);
  return { username: parseText(data.username) };
}
`;

const viewTest = ({ camel }) => `import { expect, test } from 'vitest';
import { sent } from '../../shared/wire/wire.fixtures';
import { ${camel}Of } from './${camel}.view';

test('reads what the screen shows', () => {
  expect(${camel}Of(sent({ status: true, data: { username: 'amara21' } }))).toEqual({ username: 'amara21' });
});

test.each([null, undefined, 'down', [], { data: null }, { data: { username: {} } }])(
  'shows nothing of %j, and breaks at nothing',
  (body) => {
    expect(${camel}Of(sent(body))).toEqual({ username: undefined });
  },
);
`;

const route = ({
  Screen,
  camel,
  area,
  hook,
}) => `import { ${Screen}Screen } from '@portal/ui/screens/${area}';
import { toRemote } from '../../shared/calls/remote';
import { ${hook} } from './${area}.api';
import { ${camel}Of } from './${camel}.view';

export function ${Screen}Route() {
  return <${Screen}Screen ${camel}={toRemote(${hook}(), ${camel}Of)} />;
}
`;

const handler = ({ operationId }) => `import { getMember } from '../../access/members';
import { memberOperation } from '../../contract/operation';

export const ${operationId} = memberOperation<'${operationId}'>(
  async (_input, { session: { memberId }, services: { db } }) => {
    const { username } = await getMember(db, memberId);
    return { status: true, data: { username } };
  },
);
`;

const handlerTest = ({ kebab }) => `import { expect, it } from 'vitest';
import { openSession } from '../../access/sessions';
import { demoMember } from '../../seeds/demoMembers';
import { testDatabase } from '../../testing/database';
import { PortalClient } from '../../testing/portalClient';
import { testServer } from '../../testing/testServer';

const { app, database, clock } = await testServer({ database: await testDatabase('seeded') });
const { id, username } = demoMember('leader');

it('GET /${kebab} tells the member', async () => {
  const token = await openSession(database.db, id, 'session', clock.now());
  const { status, body } = await new PortalClient(app).get('/${kebab}', token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { username } });
});
`;

const flow = ({ title, route }) => `import { heading, signIn } from './support/page';
import { expect, test } from './support/test';

test('${title} opens for who is signed in', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader', '${route}');
  await expect(heading(page, '${title}')).toBeVisible();
});
`;
