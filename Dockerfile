# Builds one image for the server, the sandbox and the command line:
#
#   docker build -t tracewell .
#   docker run --rm -p 8080:8080 -p 8081:8081 -v tracewell:/data tracewell
#   docker run --rm -p 8080:8080 -p 8081:8081 -p 8082:8082 tracewell sandbox
#   docker run --rm -v tracewell:/data tracewell cli accounts list
#
# compose.yaml starts a cluster with PostgreSQL and NATS.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

# Installs the runtime packages only. No package needs its install scripts, so they do not run.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force

# Builds the same files as npm pack: the service as JavaScript, which starts faster and takes less memory than the
# TypeScript files, the data of IP addresses, the documentation, the console, NOTICE and sbom.cdx.json. The build tools
# are not copied into the final image.
FROM ${NODE_IMAGE} AS package
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY CHANGELOG.md LICENSE TERMS.md ./
COPY openapi openapi
COPY generated generated
COPY recorded recorded
COPY scripts scripts
COPY src src
RUN node scripts/pack.ts --out /package

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
# An empty volume takes over the owner of this folder. The command is the one that texts of the package name.
RUN mkdir -m 0700 /data && chown node:node /data && ln -s /app/src/bin.js /usr/local/bin/tracewell
COPY --from=dependencies /app/node_modules node_modules
COPY --from=package /package ./
COPY LICENSE TERMS.md ./
USER node
VOLUME /data
# Ports of the API, the image service and the sandbox control. METRICS_PORT sets the port of health and metrics.
EXPOSE 8080 8081 8082
STOPSIGNAL SIGTERM
# METRICS_PORT is asked if it is set, because only the role api listens on PORT.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT || process.env.PORT || 8080}/health/ready`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "src/start.js"]
