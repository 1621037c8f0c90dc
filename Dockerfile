# syntax=docker/dockerfile:1
# The site alone: Postgres, and Redis for several instances, are other containers (compose.yaml, docs/operations.md).
ARG NODE=24

FROM node:${NODE}-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && rm -rf .next/cache

FROM base AS modules
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && find node_modules -name "*.map" -delete

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What a server keeps is bounded; without this, and the limit below, its memory would grow before it is swept.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=modules /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/lib ./lib
COPY package.json next.config.ts prisma.config.ts tsconfig.json ./
COPY prisma ./prisma
COPY public ./public
COPY scripts ./scripts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
# Node is the container's first process, so that it is told when to stop.
CMD ["node", "--max-old-space-size=400", "--max-semi-space-size=16", "scripts/serve.mjs"]
