import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { EmptyState } from '../../../../packages/ui/src/components/EmptyState/EmptyState';
import { SelectField } from '../../../../packages/ui/src/components/SelectField/SelectField';
import { Prose } from '../../docs/Prose';
import { StoryLink } from '../../docs/StoryLink';
import { useAddressed } from '../../docs/globals';
import { changes } from '../../pagesData';
import { Columns, Page } from '../kit/Page';
import { toReadableTitle } from '../../manager/readableName';

const lead =
  'The tokens, components and screens that changed since a version or a day, by the history of the code. The change log follows.';

/** What changed since a chosen version or day, then the change log. */
export function WhatsNewPage({ log }: { log: string }) {
  const [asked, setAsked] = useAddressed('kind');
  const chosen = changes.find(({ since }) => since === asked) ?? changes[0];
  return (
    <Page title="What changed" lead={lead}>
      {chosen ? (
        <>
          <SelectField
            label="Changed since"
            value={chosen.since}
            options={changes.map(({ since }) => ({ value: since, label: since }))}
            onChange={(event) => setAsked(event.target.value)}
          />
          <Card heading={`Tokens: ${chosen.tokens.length}`}>
            <Columns $least="16rem" $gap={2}>
              {chosen.tokens.map(({ name, before, now }) => (
                <li key={name}>
                  <code>{name}</code>: {before ?? 'new'} → {now ?? 'removed'}
                </li>
              ))}
            </Columns>
          </Card>
          <Card heading={`Components and screens: ${chosen.shown.length}`}>
            <Columns $least="16rem" $gap={2}>
              {chosen.shown.map(({ id, group }) => (
                <li key={id}>
                  <StoryLink to={`/story/${id}`}>{toReadableTitle(group)}</StoryLink>
                </li>
              ))}
            </Columns>
          </Card>
        </>
      ) : (
        <EmptyState
          icon="search"
          title="No history"
          reason="This Storybook was built from a copy without the history of its code."
        />
      )}
      <Prose text={log} />
    </Page>
  );
}
