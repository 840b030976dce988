# The built portal behind an nginx that has no rights and writes nothing but /tmp.
FROM node:24.11.1-bookworm-slim@sha256:48abc13a19400ca3985071e287bd405a1d99306770eb81d61202fb6b65cf0b57 AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY openapi/package.json openapi/
COPY packages/api/package.json packages/api/
COPY packages/headers/package.json packages/headers/
COPY packages/portal-core/package.json packages/portal-core/
COPY packages/ui/package.json packages/ui/
COPY apps/portal/package.json apps/portal/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY openapi openapi
COPY packages packages
COPY apps/portal apps/portal
COPY operator operator
# There is no repository in here to ask: `git log -1 --format=%h --abbrev=12`.
ARG PORTAL_COMMIT=
# The operator's settings, a file of the folder `operator` (docs/configuration.md): for them the first paint is drawn, and the
# headers let their origins in. Another file may still be mounted over /srv/portal/config.json.
ARG CONFIG=apps/portal/public/config.json
# The folder of its origin that the portal stands in, with a slash at both ends.
ARG PORTAL_BASE=/
RUN PORTAL_CONFIG="/portal/$CONFIG" PORTAL_BASE="$PORTAL_BASE" npm run build -w @portal/app
ARG BACK_END=sandbox:8080
RUN npm run hosts -- --back-end "$BACK_END" --brotli-module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so

FROM debian:12.12-slim@sha256:d5d3f9c23164ea16f31852f95bd5959aad1c5e854332fe00f7b3a20fcc9f635c
RUN apt-get update \
  && apt-get install --yes --no-install-recommends curl nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
ARG PORTAL_BASE=/
COPY --from=build /portal/hosts/server.conf /etc/portal/server.conf
COPY --from=build /portal/apps/portal/dist /srv/portal${PORTAL_BASE}
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --retries=5 CMD ["curl", "-fsS", "http://127.0.0.1:8080/portal-health"]
# Told where to complain before it has read its settings: its own default is a file that it may not write.
CMD ["nginx", "-e", "stderr", "-c", "/etc/portal/server.conf", "-g", "daemon off;"]
