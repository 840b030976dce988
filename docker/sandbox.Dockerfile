# The sandbox from its sources, with what it needs to run and nothing else.
FROM node:24.11.1-bookworm-slim@sha256:48abc13a19400ca3985071e287bd405a1d99306770eb81d61202fb6b65cf0b57 AS contract
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY openapi/package.json openapi/
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace @portal/contract
COPY openapi openapi
RUN npm run build -w @portal/contract

FROM node:24.11.1-bookworm-slim@sha256:48abc13a19400ca3985071e287bd405a1d99306770eb81d61202fb6b65cf0b57 AS packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY openapi/package.json openapi/
COPY packages/headers/package.json packages/headers/
COPY apps/sandbox/package.json apps/sandbox/
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace @portal/sandbox

FROM node:24.11.1-bookworm-slim@sha256:48abc13a19400ca3985071e287bd405a1d99306770eb81d61202fb6b65cf0b57
WORKDIR /portal
COPY --from=packages /portal ./
COPY --from=contract /portal/openapi/dist openapi/dist
COPY tsconfig.base.json ./
COPY openapi/reading openapi/reading
COPY packages/headers packages/headers
COPY apps/sandbox apps/sandbox
ENV HOST=0.0.0.0 PORT=8080
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=5 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Started by its path, so that signals reach it and not a runner of scripts.
CMD ["node", "--import", "tsx", "apps/sandbox/src/main.ts"]
