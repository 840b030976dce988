import styled from 'styled-components';
import { CopyButton } from '../../../../packages/ui/src/components/CopyButton/CopyButton';
import { fontFamily, fontSize, fontWeight, space } from '../../../../packages/ui/src/tokens';

/** A token as code writes it, with a button that copies it. */
export const TokenName = ({ code }: { code: string }) => (
  <Row>
    <Code>{code}</Code>
    <CopyButton text={code} variant="quiet" size="small" aria-label={`Copy ${code}`} />
  </Row>
);

const Row = styled.span`
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
