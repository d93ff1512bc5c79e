# The table server in a container: docs/hosting.md. Built in one image, run in another without compilers or sources.
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN python -m pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && python -m pip install --no-cache-dir --prefix /install --constraint requirements.lock \
       "$(ls /wheels/riverrat-*.whl)[server,terminal]"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home riverrat
COPY --from=build /install /usr/local
ENV RIVERRAT_HOME=/data RIVERRAT_CACHE=/data/cache PYTHONUNBUFFERED=1
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=8)"]
ENTRYPOINT ["riverrat"]
CMD ["serve", "--host", "0.0.0.0", "--log-format", "json"]
