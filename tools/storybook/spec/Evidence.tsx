import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { TestLink } from '../../requirements/spec/collect';
import type { ScreenLink, StoryLink as Story } from '../../requirements/spec/stories';
import { color, fontSize, space } from '../../../packages/ui/src/tokens';
import { Code, Quiet, Stack, StoryLink } from './Page.styles';

/** A story's address from inside Storybook's iframe. It is relative, so it works under any path. */
const parseAddress = (id: string) => `./?path=/story/${id}`;

interface ToStoryProps {
  id: string;
  children: ReactNode;
}

/** A link to a story that opens in Storybook itself and not in its iframe. */
function ToStory({ id, children }: ToStoryProps) {
  return (
    <StoryLink href={parseAddress(id)} target="_top">
      {children}
    </StoryLink>
  );
}

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** The first screens are visible. The stories about the section are behind a press. */
export function Screens({ screens, stories }: { screens: readonly ScreenLink[]; stories: readonly Story[] }) {
  if (screens.length === 0) return '--';
  const shown = screens.slice(0, 3);
  return (
    <Stack>
      {shown.map(({ group, id }) => (
        <ToStory key={group} id={id}>
          {group}
        </ToStory>
      ))}
      {screens.length > shown.length && (
        <More summary={`${screens.length - shown.length} more`}>
          <ul>
            {screens.slice(shown.length).map(({ group, id }) => (
              <li key={group}>
                <ToStory id={id}>{group}</ToStory>
              </li>
            ))}
          </ul>
        </More>
      )}
      {stories.length > 0 && (
        <More summary={count(stories.length, 'story is about it', 'stories are about it')}>
          <ul>
            {stories.map(({ id, group, name, plays }) => (
              <li key={id}>
                <ToStory id={id}>{`${group.split('/').at(-1) ?? group}: ${name}`}</ToStory>{' '}
                {plays && <Quiet>plays</Quiet>}
              </li>
            ))}
          </ul>
        </More>
      )}
    </Stack>
  );
}

const kindNames: Record<TestLink['kind'], string> = { unit: 'unit', sandbox: 'sandbox', e2e: 'end to end' };

interface TestsProps {
  tests: readonly TestLink[];
  /** The number of stories that play it. They are named with the screens. */
  played?: number;
}

/** The tests, by file. */
export function Tests({ tests, played = 0 }: TestsProps) {
  const stories = played > 0 && <span>{count(played, 'story plays it', 'stories play it')}</span>;
  if (tests.length === 0) return stories || '--';
  const files = new Map<string, TestLink[]>();
  for (const test of tests) files.set(test.file, [...(files.get(test.file) ?? []), test]);
  return (
    <>
      {stories}
      <More summary={`${count(tests.length, 'test', 'tests')} in ${count(files.size, 'file', 'files')}`}>
        <ul>
          {[...files].map(([file, own]) => (
            <li key={file}>
              <Code>{file}</Code> <Quiet>{own[0] && kindNames[own[0].kind]}</Quiet>
              <ul>{own.map(({ title }) => title !== '' && <li key={title}>{title}</li>)}</ul>
            </li>
          ))}
        </ul>
      </More>
    </>
  );
}

/** A collapsible list of files. */
export function Files({
  files,
  word,
}: {
  files: readonly string[];
  word: readonly [one: string, many: string];
}) {
  if (files.length === 0) return null;
  return (
    <More summary={count(files.length, ...word)}>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <Code>{file}</Code>
          </li>
        ))}
      </ul>
    </More>
  );
}

/** Renders its content when opened, because most of the hundreds of rows stay closed. */
function More({ summary, children }: { summary: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children}
    </Details>
  );
}

const Details = styled.details`
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${fontSize.label};

  > summary {
    inline-size: fit-content;
    padding-block: ${space[1]};
    color: ${color.ink};
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-inline-start: ${space[4]};
    overflow-wrap: anywhere;
  }
`;
