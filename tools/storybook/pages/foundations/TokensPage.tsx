import styled from 'styled-components';
import { CopyButton } from '../../../../packages/ui/src/components/CopyButton/CopyButton';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { space } from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { Page } from '../kit/Page';
import { toDesignTokens } from './designTokens';

const json = JSON.stringify(toDesignTokens(), null, 2);

/** The tokens as a file. */
export function TokensPage() {
  return (
    <Page
      title="Tokens"
      lead="Every colour, distance, size and duration has a name, and screens use nothing else. Each page of Foundations shows its tokens with their uses and a button to copy the name."
    >
      <Card heading="All tokens as one file">
        <p>
          In the format of the Design Tokens Community Group (DTCG), for Figma and other tools: both themes
          and both brands.
        </p>
        <p>
          <Download
            href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
            download="tokens.json"
          >
            Download tokens.json
          </Download>
        </p>
        <CopyButton text={json} label="Copy the JSON" />
      </Card>
      <Card heading="By kind">
        <p>
          <StoryLink to="/docs/foundations-colour--docs">Colours</StoryLink>,{' '}
          <StoryLink to="/docs/foundations-spacing--docs">spacing</StoryLink>,{' '}
          <StoryLink to="/docs/foundations-type--docs">type</StoryLink>,{' '}
          <StoryLink to="/docs/foundations-elevation--docs">elevation</StoryLink> and{' '}
          <StoryLink to="/docs/foundations-motion--docs">motion</StoryLink>.
        </p>
      </Card>
    </Page>
  );
}

/** As tall as a finger needs. */
const Download = styled.a`
  display: inline-block;
  padding-block: ${space[1]};
`;
