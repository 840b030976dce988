import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { CopyButton } from '../../../../packages/ui/src/components/CopyButton/CopyButton';
import { color, fontFamily, fontSize, fontWeight, media, space } from '../../../../packages/ui/src/tokens';
import { RuledRow } from './Page';

interface TokenRowsProps<Name extends string> {
  heading: string;
  /** The prefix of a name in code, such as `space.`. */
  group: string;
  tokens: Readonly<Record<Name, string | number>>;
  /** The use of each token. */
  uses: Readonly<Record<Name, string>>;
  /** Renders a sample. Absent where a token is not visible. */
  sample?: (value: string | number, name: Name) => ReactNode;
}

/** A token as code writes it, with a button that copies it. */
const TokenName = ({ code }: { code: string }) => (
  <Named>
    <Code>{code}</Code>
    <CopyButton text={code} variant="quiet" size="small" aria-label={`Copy ${code}`} />
  </Named>
);

const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;

const Code = styled.code`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.label};
`;

/** A group of tokens: each name, value and use next to a sample. */
export function TokenRows<Name extends string>({
  heading,
  group,
  tokens,
  uses,
  sample,
}: TokenRowsProps<Name>) {
  const names = Object.keys(tokens) as Name[];
  return (
    <Card heading={heading}>
      <ul>
        {names.map((name) => (
          <Row key={name} $sampled={sample !== undefined}>
            <span>
              <TokenName code={/^\d/.test(name) ? `${group}[${name}]` : `${group}.${name}`} />
              <Value>{tokens[name]}</Value>
            </span>
            {sample && <Sample>{sample(tokens[name], name)}</Sample>}
            <Use>{uses[name]}</Use>
          </Row>
        ))}
      </ul>
    </Card>
  );
}

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

const Use = styled.span`
  color: ${color.inkMuted};
`;

const Sample = styled.div`
  min-inline-size: 0;
  overflow: hidden;
`;
