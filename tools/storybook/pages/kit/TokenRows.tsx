import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { CopyButton } from '../../../../packages/ui/src/components/CopyButton/CopyButton';
import * as allTokens from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Code, Muted, RuledRow } from './Page';

const { color, fontSize, media, space } = allTokens;

interface TokenRowsProps {
  heading: string;
  /** Their name in code, such as `space`. */
  group: keyof typeof notes | 'color';
  /** Those to show. All of the group by default. */
  tokens?: Readonly<Record<string, string | number>>;
  /** The use of each token. */
  uses?: Readonly<Record<string, string>>;
  /** Renders a sample. Absent where a token is not visible. */
  sample?: (value: string, name: string) => ReactNode;
}

/** A group of tokens: each name as code writes it, with its value and use, next to a sample. */
export function TokenRows({
  heading,
  group,
  tokens = allTokens[group],
  uses = group === 'color' ? {} : notes[group],
  sample,
}: TokenRowsProps) {
  return (
    <Card heading={heading}>
      <ul>
        {Object.entries(tokens).map(([name, value]) => {
          const code = /^\d/.test(name) ? `${group}[${name}]` : `${group}.${name}`;
          return (
            <Row key={name} $sampled={sample !== undefined}>
              <span>
                <Named>
                  <Code>{code}</Code>
                  <CopyButton text={code} variant="quiet" size="small" aria-label={`Copy ${code}`} />
                </Named>
                <Value>{value}</Value>
              </span>
              {sample && <Sample>{sample(String(value), name)}</Sample>}
              <Muted as="span">{uses[name]}</Muted>
            </Row>
          );
        })}
      </ul>
    </Card>
  );
}

const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;

const Row = styled(RuledRow)<{ $sampled: boolean }>`
  grid-template-columns: ${({ $sampled }) => ($sampled ? '13rem minmax(0, 1fr) 18rem' : '13rem minmax(0, 1fr)')};
  align-items: center;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Value = styled.span`
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
`;

const Sample = styled.div`
  min-inline-size: 0;
  overflow: hidden;
`;
