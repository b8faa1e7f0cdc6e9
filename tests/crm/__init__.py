"""Tests of the domain crm."""
