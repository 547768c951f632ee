# The app and its server; the database is another container's, or anybody's (DATABASE_URL).
FROM node:24-bookworm-slim AS build
WORKDIR /lianhuan
COPY . .
RUN npm ci && npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5173
WORKDIR /lianhuan
COPY . .
# Neither the programs of a database nor another Node are wanted here.
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY --from=build /lianhuan/apps/web/dist apps/web/dist
USER node
EXPOSE 5173
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5173/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/index.ts"]
