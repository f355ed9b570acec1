# A server in a container: `docker build --tag sitdown .`; docs/host.md says how to run it.

FROM python:3.11-slim AS build
# Whichever compiler the base image offers will do.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml hatch_build.py mypyc_groups.py requirements-dev.txt README.md LICENSE ./
COPY src ./src
COPY web ./web
# The wheel with pages and compiled rules, and the versions of everything else that the tests run with.
RUN SITDOWN_COMPILE=require SITDOWN_WEB=require pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && sed -E '/^ *--hash/d; s/ *\\$//' requirements-dev.txt > /wheels/versions.txt \
 && python -m venv /opt/sitdown \
 && /opt/sitdown/bin/pip install --no-cache-dir --constraint /wheels/versions.txt "$(ls /wheels/*.whl)[postgres]"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data sitdown \
 && install --directory --owner sitdown --group sitdown /data
COPY --from=build /opt/sitdown /opt/sitdown
ENV PATH=/opt/sitdown/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SITDOWN_DATABASE=sqlite:////data/games.db
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8377
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8377/health', timeout=4)"]
ENTRYPOINT ["sitdown"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8377"]
